import { useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Sprite } from '../cards/sprite.tsx';
import { attend } from '../motion/attention.ts';
import { followMotion } from '../motion/motion.ts';
import { Toasts } from '../parts/toast.tsx';
import { Cards } from '../screens/cards/cards.tsx';
import { History } from '../screens/history/history.tsx';
import { Home } from '../screens/home/home.tsx';
import { AtLesson } from '../screens/learn/atLesson.tsx';
import { Learn } from '../screens/learn/learn.tsx';
import { AtTable } from '../screens/table/atTable.tsx';
import { FromLink } from '../screens/table/fromLink.tsx';
import { followTextSize } from '../settings/textSize.ts';
import { Dialogs } from './dialogs/dialogs.tsx';

export function App() {
  useEffect(attend, []);
  useEffect(followMotion, []);
  useEffect(followTextSize, []);
  return (
    <Router hook={useHashLocation}>
      <Sprite />
      <Switch>
        <Route path="/table/:id?">{({ id }) => <AtTable id={id} />}</Route>
        <Route path={/^\/new(?:\?|$)/}>{() => <FromLink />}</Route>
        <Route path="/learn/:game?">{({ game }) => <Learn game={game} />}</Route>
        <Route path="/learn/:game/:lesson">{({ game, lesson }) => <AtLesson game={game} lesson={lesson} />}</Route>
        <Route path="/cards">{() => <Cards />}</Route>
        <Route path="/history">{() => <History />}</Route>
        <Route>{() => <Home />}</Route>
      </Switch>
      <Dialogs />
      <Toasts />
    </Router>
  );
}
