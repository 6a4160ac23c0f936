import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
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
import { VisuallyHidden } from '../visually-hidden.tsx'
import { hearToasts, type ToastMessage, takeToasts, waitingToasts } from './show-toast.ts'
import styles from './toasts.module.css'

interface ShownToast extends ToastMessage {
  /** When a counted title is at zero */
  readonly endsAt: number
}

const queue = new ToastQueue<ShownToast>({ maxVisibleToasts: 3 })

/** Failures and anything with an action stay until they are closed, or for as long as they last; the rest leaves by itself. */
function add(message: ToastMessage) {
  if (message.until?.aborted) return
  const { lasts, title } = message
  const shown = { ...message, endsAt: Date.now() + (lasts ?? 0) }
  const isCounted = typeof title === 'function'
  const stays = message.tone === 'danger' || message.action
  const timeout = isCounted ? undefined : (lasts ?? (stays ? undefined : 6000))
  const key = queue.add(shown, timeout === undefined ? {} : { timeout })
  // The queue's own timers pause while the pointer is over a toast; what is counted ends all the same.
  if (isCounted) setTimeout(() => queue.close(key), lasts)
  message.until?.addEventListener('abort', () => queue.close(key), { once: true })
}

/** Shows what `showToast` asks for. Mounted once, in the shell. */
export default function Toasts() {
  const t = useTexts('common')
  const waiting = useSyncExternalStore(hearToasts, waitingToasts, waitingToasts)
  const region = useRef<HTMLDivElement>(null)
  const hold = useCallback((element: HTMLDivElement | null) => {
    region.current = element
    raise(element)
  }, [])
  useEffect(() => {
    if (waiting.length === 0) return
    for (const message of takeToasts()) add(message)
    raise(region.current)
  }, [waiting])
  return (
    <AriaLocale>
      <ToastRegion ref={hold} queue={queue} aria-label={t('ui.toast.region')} className={styles.region ?? ''}>
        {({ toast }) => (
          <Toast toast={toast} className={styles.toast ?? ''}>
            <ToastContent className={styles.content}>
              <ToneIcon tone={toast.content.tone} />
              <span className={styles.text}>
                <Text slot="title" className={styles.title ?? ''}>
                  <Title {...toast.content} />
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

/**
 * Shows the toasts as a popover, because an open dialog lies above the whole page and only a popover shown after it lies
 * above the dialog. Browsers without popovers (Firefox 115, Safari 16) show them below the dialog's backdrop.
 */
function raise(region: HTMLElement | null) {
  if (!region || !('popover' in region)) return
  region.popover = 'manual'
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

function Title({ title, endsAt }: Pick<ShownToast, 'title' | 'endsAt'>) {
  return typeof title === 'function' ? <CountedTitle title={title} endsAt={endsAt} /> : title
}

/** Screen readers hear the first number: they would read out every second otherwise. */
function CountedTitle({ title, endsAt }: { title: (seconds: number) => string; endsAt: number }) {
  const [first] = useState(() => secondsUntil(endsAt))
  const [left, setLeft] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <>
      <span aria-hidden>{title(left)}</span>
      <VisuallyHidden>{title(first)}</VisuallyHidden>
    </>
  )
}

const secondsUntil = (moment: number) => Math.max(1, Math.ceil((moment - Date.now()) / 1000))
