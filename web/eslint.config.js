/** What the linter holds: TypeScript's and Svelte's own advice; how a line looks is the formatter's affair. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'build/', 'public/', 'src/wire.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript says it better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // what is reactive here is replaced whole, so plain maps and sets are right
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that the formatter leaves alone
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/**/*.svelte', 'src/**/*.ts'],
    ignores: ['src/port/**', 'src/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "BinaryExpression[operator='instanceof'][right.name='Refusing']", message: 'port/http.ts tells what a failure means.' },
      ],
    },
  },
  { files: ['**/*.svelte'], rules: { 'max-lines': ['error', 250] } }, // longer, and there is a second idea in it
);
