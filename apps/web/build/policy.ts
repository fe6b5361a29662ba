import type { Plugin } from 'vite';

/**
 * What the page may load and run: its own files and nothing else. Styles may stand in the page, since the windows over
 * the table put some there; patterns and emblems are pictures made on the page.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The policy travels in the page, wherever it is served from; what `npm start` serves, the worker too, has it as a header. */
export const contentPolicy = (): Plugin => ({
  name: 'content policy',
  transformIndexHtml(_html, { server }) {
    // While developing, the bundler's own scripts stand in the page.
    if (server !== undefined) return [];
    return [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ];
  },
  configurePreviewServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    });
  },
});
