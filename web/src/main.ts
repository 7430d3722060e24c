import '@fontsource/abril-fatface/latin-400.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/engraving.css';
import './styles/base.css';
import './styles/controls.css';
import './parts/seal.css';
import './parts/card.css';
import './shell/table.css';
import './shell/seats.css';
import './shell/dock.css';
import './shell/log.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { addArt } from './art/art';
import bots from './art/bots.svg?raw';
import core from './art/core.svg?raw';
import { preferences } from './preferences.svelte';
import { api } from './wire/api';
import { patiently } from './wire/patience';
import { speak } from './words/words.svelte';

addArt(core);
addArt(bots);
preferences.applyLamp();
const target = document.getElementById('app');
// A part of the page could not be fetched: the server was away, or has a newer page by now.
addEventListener('vite:preloadError', () => void patiently(api.games).then(() => location.reload()));
if (target) void speak(preferences.language).then(() => mount(App, { target }));
