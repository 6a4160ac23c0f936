import { X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { AriaLocale } from '../aria-locale.tsx'
import { ToneIcon } from '../tone.tsx'
import { hearToasts, type ToastMessage, takeToasts, waitingToasts } from './show-toast.ts'
import styles from './toasts.module.css'

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/** Failures and anything with an action stay until they are closed, or for as long as they last; the rest leaves by itself. */
function add(message: ToastMessage) {
  if (message.until?.aborted) return
  const stays = message.tone === 'danger' || message.action
  const timeout = message.lasts ?? (stays ? undefined : 6000)
  const key = queue.add(message, timeout === undefined ? {} : { timeout })
  message.until?.addEventListener('abort', () => queue.close(key), { once: true })
}

/** Shows what `showToast` asks for. Mounted once, in the shell. */
export default function Toasts() {
  const t = useTexts('common')
  const waiting = useSyncExternalStore(hearToasts, waitingToasts, waitingToasts)
  useEffect(() => {
    if (waiting.length > 0) for (const message of takeToasts()) add(message)
  }, [waiting])
  return (
    <AriaLocale>
      <ToastRegion queue={queue} aria-label={t('ui.toast.region')} className={styles.region ?? ''}>
        {({ toast }) => (
          <Toast toast={toast} className={styles.toast ?? ''}>
            <ToastContent className={styles.content}>
              <ToneIcon tone={toast.content.tone} />
              <span className={styles.text}>
                <Text slot="title" className={styles.title ?? ''}>
                  {toast.content.title}
                </Text>
                {toast.content.detail && (
                  <Text slot="description" className={styles.detail ?? ''}>
                    {toast.content.detail}
                  </Text>
                )}
              </span>
            </ToastContent>
            {toast.content.action && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  toast.content.action?.onAction()
                  queue.close(toast.key)
                }}
              >
                {toast.content.action.label}
              </Button>
            )}
            <IconButton label={t('ui.close')} icon={<X />} size="small" onClick={() => queue.close(toast.key)} />
          </Toast>
        )}
      </ToastRegion>
    </AriaLocale>
  )
}
