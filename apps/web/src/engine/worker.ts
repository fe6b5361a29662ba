import { expose } from 'comlink';
import { hostIn } from './host.ts';
import { keepingInBrowser } from './keeping.ts';

expose(hostIn({ keeping: keepingInBrowser(), now: () => Date.now(), newId: () => crypto.randomUUID() }));
