import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', '.svelte-check', 'src/**/types.ts', 'src/wire/messages.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globalsOfBrowser() } },
    rules: {
      'no-undef': 'off', // the type checker knows better
      'svelte/no-at-html-tags': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name="style"]', message: 'The content policy forbids it: use style:name={value}.' }
      ],
      'svelte/prefer-svelte-reactivity': 'off', // maps here are replaced, never changed
      'svelte/no-navigation-without-resolve': 'off'
    }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } }
  }
);

function globalsOfBrowser() {
  return { window: 'readonly', document: 'readonly', console: 'readonly' };
}
