import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Everything that the page needs, kept by the browser so that it opens without a network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = [
        './',
        'icon.svg',
        'manifest.webmanifest',
        ...Object.keys(bundle).filter((file) => !file.endsWith('.map')),
      ].sort();
      const contents = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : part.source));
      const version = createHash('sha256')
        .update(files.join())
        .update(contents.map(String).join())
        .digest('hex')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: serviceWorker(version, files) });
    },
  };
}

const serviceWorker = (version: string, files: readonly string[]): string => `
const name = 'binary-sunset-${version}';
const files = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((old) => old !== name).map((old) => caches.delete(old))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.location.origin)) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(caches.match(wanted, { ignoreSearch: true, ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});
`;
