import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { pageLanguage } from '@shwekan/phrases/languages';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { forgetCopied } from '../parts/copied-list.ts';
import { Icon } from '../parts/Icon.tsx';
import { rolesShown } from '../parts/roles.ts';
import { call, isSessionEnd, sentenceOf } from './call.ts';
import { useOperator } from './operator.ts';
import { type ConsoleLanguage, chooseLanguage, LANGUAGES, language } from './say.tsx';
import { noteLoggedOut } from './session.ts';

const OwnPassword = lazy(() => import('./OwnPassword.tsx').then((it) => ({ default: it.OwnPassword })));

/** What operators do about themselves: account, password, language, the way out. It takes the place of a button that was pressed, so it opens at once. */
export function OperatorMenu({ name }: { name: string }) {
  const { roles, username } = useOperator();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // After the button has the focus: the menu gives it back to where it was when it opened.
  useEffect(() => setOpen(true), []);
  const change = () => {
    // An entry of the menu goes with it: the dialog gives the focus back to what opened the menu.
    button.current?.focus();
    setChanging(true);
  };
  const leave = async () => {
    try {
      await call('POST /api/console/logout');
    } catch (error) {
      // The cookie is the server's to take back: who is not told so may leave a machine that is still logged in.
      if (!isSessionEnd(error)) return void notifications.show({ message: `You are still logged in. ${sentenceOf(error)}`, color: 'red' });
    }
    forgetCopied(username);
    await navigate({ to: '/login' });
    noteLoggedOut();
  };
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button ref={button} variant="default" size="xs" leftSection={<Icon name="user" size={16} />} autoFocus>
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Roles: {rolesShown(roles)}</Menu.Label>
        <Menu.Item component={Link} to="/account">
          Your account
        </Menu.Item>
        <Menu.Item onClick={change}>Change password</Menu.Item>
        <Menu.Divider />
        <Menu.RadioGroup value={language} onChange={(chosen) => chooseLanguage(chosen as ConsoleLanguage)}>
          {LANGUAGES.map(({ code, name: said }) => (
            <Menu.RadioItem key={code} value={code} lang={pageLanguage[code]} closeMenuOnClick>
              {said}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={leave}>Log out</Menu.Item>
      </Menu.Dropdown>
      <Suspense>{isChanging && <OwnPassword close={() => setChanging(false)} />}</Suspense>
    </Menu>
  );
}
