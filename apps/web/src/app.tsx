import { useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Dialogs } from './around/dialogs.tsx';
import { Sprite } from './cards/sprite.tsx';
import { attend } from './client/attention.ts';
import { followMotion } from './client/motion.ts';
import { Toasts } from './parts/toast.tsx';
import { AtTable } from './screens/atTable.tsx';
import { Cards } from './screens/cards.tsx';
import { FromLink } from './screens/fromLink.tsx';
import { History } from './screens/history.tsx';
import { Home } from './screens/home.tsx';

export function App() {
  useEffect(attend, []);
  useEffect(followMotion, []);
  return (
    <Router hook={useHashLocation}>
      <Sprite />
      <Switch>
        <Route path="/table/:id?">{({ id }) => <AtTable id={id} />}</Route>
        <Route path={/^\/new(?:\?|$)/}>{() => <FromLink />}</Route>
        <Route path="/cards">{() => <Cards />}</Route>
        <Route path="/history">{() => <History />}</Route>
        <Route>{() => <Home />}</Route>
      </Switch>
      <Dialogs />
      <Toasts />
    </Router>
  );
}
