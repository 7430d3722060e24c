import { svelte } from '@sveltejs/vite-plugin-svelte';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** What a visitor loads before any game's own board: start page and table, scripts, styles and both fonts, compressed. */
const BUDGET = 150 * 1024;
const OUT = '../src/fatcats/web';

/** Prints sizes as a browser would load them, and fails the build when the first load grows too large. */
function sizes(): Plugin {
  return {
    name: 'sizes',
    writeBundle(_, bundle) {
      const first = new Set<string>();
      const visit = (name: string): void => {
        const file = bundle[name];
        if (first.has(name) || file === undefined) return;
        first.add(name);
        if (file.type !== 'chunk') return;
        file.imports.forEach(visit);
        file.viteMetadata?.importedCss.forEach((css) => first.add(css));
      };
      Object.values(bundle).forEach((file) => {
        const isShell = file.type === 'chunk' && (file.isEntry || file.name === 'TablePage');
        if (isShell || /latin-[^/]*\.woff2$/.test(file.fileName)) visit(file.fileName);
      });
      const packed = (name: string): number => {
        const file = bundle[name];
        if (file === undefined) return 0;
        const body = file.type === 'chunk' ? file.code : file.source;
        return /\.woff2?$/.test(name) ? body.length : gzipSync(body).length;
      };
      const total = [...first].reduce((sum, name) => sum + packed(name), 0);
      console.log(`before the board: ${(total / 1024).toFixed(1)} KB compressed, fonts included (limit ${BUDGET / 1024} KB)`);
      for (const file of Object.values(bundle)) {
        const game = file.type === 'chunk' && /\/games\/(\w+)\/index\.ts$/.exec(file.facadeModuleId ?? '')?.[1];
        if (file.type !== 'chunk' || !game) continue;
        const own = [file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])].filter((name) => !first.has(name));
        console.log(`board of ${game}: ${(own.reduce((sum, name) => sum + packed(name), 0) / 1024).toFixed(1)} KB`);
      }
      if (total > BUDGET) throw new Error('what is loaded before the board has grown beyond its limit');
    }
  };
}

export default defineConfig({
  plugins: [svelte(), sizes()],
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false }, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
  // What is tested has no state of its own, so all files share one loaded copy of it: a third of the time.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false }
} as Parameters<typeof defineConfig>[0]);
