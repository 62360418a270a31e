import { alertStore, type Alert } from '@planted/mfe-kit';
import { Toast, ToastRegion } from '@planted/ui';
import styles from './toasts.module.css';

/** The alerts on screen. Their clocks stand still while one is under the pointer or has the focus. */
export default function Toasts({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <div
      className={styles.hold}
      // Not onPointerEnter: React never calls it where the pointer comes from what was taken away under it.
      onPointerOver={alertStore.hold}
      onPointerLeave={alertStore.release}
      onFocus={alertStore.hold}
      onBlur={alertStore.release}
    >
      <ToastRegion>
        {alerts.map(({ id, kind, title, text, action, leaving }) => (
          <Toast
            key={id}
            kind={kind}
            title={title}
            detail={text}
            leaving={leaving}
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
        ))}
      </ToastRegion>
    </div>
  );
}
