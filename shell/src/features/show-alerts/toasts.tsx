import { alertStore, type Alert, Link } from '@planted/mfe-kit';
import { Button, Toast, ToastRegion } from '@planted/ui';
import { useRef } from 'react';
import styles from './toasts.module.css';
import { useFocusByF6 } from './use-focus-by-f6';
import { useHoldAlerts } from './use-hold-alerts';
import { useFolded } from './use-folded';
import { useSecondsLeft } from './use-seconds-left';

/**
 * The alerts on screen. Their clocks stand still while one is under the pointer or has the focus. A phone shows one at a
 * time, and the others when they are asked for.
 */
export default function Toasts({ alerts }: { alerts: readonly Alert[] }) {
  const region = useRef<HTMLElement>(null);
  useFocusByF6(region);
  const { folded, toggle, isOpen } = useFolded(alerts);
  return (
    <div className={styles.hold} {...useHoldAlerts()}>
      <ToastRegion ref={region}>
        {toggle && (
          <Button size="s" className={styles.toggle} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Show fewer alerts' : `Show ${folded.size} more`}
          </Button>
        )}
        {alerts.map((alert) =>
          folded.has(alert) ? (
            <p key={alert.id} role="status" className="vh">
              {alert.title} {alert.text}
            </p>
          ) : (
            <ShownAlert key={alert.id} alert={alert} />
          ),
        )}
      </ToastRegion>
    </div>
  );
}

function ShownAlert({ alert }: { alert: Alert }) {
  const { id, kind, title, text, link, action, leaving } = alert;
  const secondsLeft = useSecondsLeft(alert);
  return (
    <Toast
      kind={kind}
      title={title}
      detail={
        link ? (
          <>
            {text} <Link to={link.to}>{link.label}</Link>
          </>
        ) : (
          text
        )
      }
      leaving={leaving}
      secondsLeft={secondsLeft}
      onDismiss={() => alertStore.dismiss(id)}
      {...(action && {
        action: {
          label: action.label,
          onAct: () => {
            alertStore.dismiss(id);
            action.run();
          },
        },
      })}
    />
  );
}
