import { alertStore, type Alert } from '@planted/mfe-kit';
import { Toast, ToastRegion } from '@planted/ui';
import { useRef } from 'react';
import styles from './toasts.module.css';
import { useFocusByF6 } from './use-focus-by-f6';
import { useHoldAlerts } from './use-hold-alerts';
import { useSecondsLeft } from './use-seconds-left';

/** The alerts on screen. Their clocks stand still while one is under the pointer or has the focus. */
export default function Toasts({ alerts }: { alerts: readonly Alert[] }) {
  const region = useRef<HTMLElement>(null);
  useFocusByF6(region);
  return (
    <div className={styles.hold} {...useHoldAlerts()}>
      <ToastRegion ref={region}>
        {alerts.map((alert) => (
          <ShownAlert key={alert.id} alert={alert} />
        ))}
      </ToastRegion>
    </div>
  );
}

function ShownAlert({ alert }: { alert: Alert }) {
  const { id, kind, title, text, action, leaving } = alert;
  const secondsLeft = useSecondsLeft(alert);
  return (
    <Toast
      kind={kind}
      title={title}
      detail={text}
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
