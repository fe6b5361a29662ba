import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useDialogs } from '../../session/dialogs.ts';
import { ConcedeDialog } from './concedeDialog.tsx';
import { HelpDialog } from './helpDialog.tsx';
import { RuleDialog } from './ruleDialog.tsx';
import { SettingsDialog } from './settingsDialog.tsx';

/** The windows that open from anywhere; mounted once. */
export function Dialogs() {
  const { opened, open, close } = useDialogs();
  const [location, go] = useLocation();
  useEffect(() => {
    if (location === '/settings') open('settings');
  }, [location, open]);
  const leave = (): void => {
    close();
    if (location === '/settings') go('/', { replace: true });
  };
  switch (opened?.what) {
    case 'settings':
      return <SettingsDialog onClose={leave} />;
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'concede':
      return <ConcedeDialog onClose={close} />;
    case 'rule':
      return <RuleDialog id={opened.id} onClose={close} />;
    // The result belongs to its table, which shows it.
    case 'result':
    case undefined:
      return null;
  }
}
