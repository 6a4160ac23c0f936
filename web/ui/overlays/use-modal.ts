import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'

/**
 * Where the focus goes when a dialog opens: to what the caller marked, to the first field, or to the first button of the
 * footer, which is the one that changes nothing. The browser would begin at the button that closes.
 */
function beginning(dialog: HTMLDialogElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-begin]')
  if (marked) return marked
  const field = dialog.querySelector<HTMLElement>(`[data-body] :is(${fields})`)
  // In a group of choices Tab leads to the chosen one.
  const chosen =
    field instanceof HTMLInputElement && field.type === 'radio'
      ? dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`)
      : null
  return chosen ?? field ?? dialog.querySelector<HTMLElement>('[data-footer] :is(button, a[href]):not(:disabled)')
}

const fields = 'input, select, textarea'
  .split(', ')
  .map((field) => `${field}:not(:disabled, [hidden], [type=hidden], [tabindex="-1"])`)
  .join(', ')

type ModalOptions = { open: boolean; onClose?: (() => void) | undefined; modal?: boolean }

/** The <dialog> around: what opens over the page has to stand in it, for the browser draws a modal above all else. */
export const AroundModal = createContext<RefObject<HTMLDialogElement | null> | undefined>(undefined)

/** Drives a native <dialog>: the browser keeps the focus inside and gives it back. Without onClose it cannot be closed. */
export function useModal({ open, onClose, modal = true }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)

  // Layout effect: its cleanup still finds the element in the page, so even an unmount returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    if (modal) dialog.showModal()
    else dialog.show()
    const first = beginning(dialog)
    // Does not scroll: the content is read from its top, and a sticky footer would pull it up.
    first?.focus({ preventScroll: first.closest('[data-footer]') !== null })
    return () => {
      // A question inside goes first: while it is open, the browser gives the focus back to nothing outside of it.
      for (const inner of [...dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')].reverse()) inner.close()
      dialog.close()
    }
  }, [open, modal])

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file input inside sends its own cancel event up here.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose?.()
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Chrome lets a second Escape through what `cancel` refused.
      if (!onClose) event.preventDefault()
      else if (!modal) onClose()
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (modal && event.target === event.currentTarget) onClose?.()
    },
  }
}
