import '@fontsource/abril-fatface/latin-400.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/look.css';
import './styles/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { addArt } from './art/art';
import core from './art/core.svg?raw';
import { preferences } from './preferences.svelte';
import { speak } from './words/words.svelte';

addArt(core);
preferences.applyLamp();
const target = document.getElementById('app');
if (target) void speak(preferences.language).then(() => mount(App, { target }));
