import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Home } from './screens/home.tsx';
import { Table } from './screens/table.tsx';

export function App() {
  return (
    <Router hook={useHashLocation}>
      <Switch>
        <Route path="/table/:id?">{() => <Table />}</Route>
        <Route>{() => <Home />}</Route>
      </Switch>
    </Router>
  );
}
