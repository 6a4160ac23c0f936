import type { ReactNode } from 'react'

export type DialogKind = 'error' | 'success' | 'warning'

/** The content of a global dialog; missing fields have defaults, and a button without a handler only closes it. */
export interface DialogState {
  readonly title?: string
  readonly detail?: string
  readonly hasIcon?: boolean
  readonly icon?: ReactNode
  readonly confirmBtnText?: string
  readonly cancelBtnText?: string
  readonly hasConfirmBtn?: boolean
  readonly hasCancelBtn?: boolean
  readonly onClickConfirmBtn?: () => unknown
  readonly onClickCancelBtn?: () => unknown
  /** The label of the error dialog's only button. */
  readonly btnText?: string
  /** For an error: the change did not reach the server */
  readonly isUnreachable?: boolean
}

export type OpenDialogs = { readonly [Kind in DialogKind]?: DialogState }

let open: OpenDialogs = {}
const listeners = new Set<() => void>()

export const showError = (state: DialogState = {}) => set({ ...open, error: state })
export const showSuccess = (state: DialogState = {}) => set({ ...open, success: state })
export const showWarning = (state: DialogState = {}) => set({ ...open, warning: state })

export function closeDialog(kind: DialogKind) {
  const { [kind]: _, ...rest } = open
  set(rest)
}

export function clearDialogs() {
  if (Object.keys(open).length > 0) set({})
}

export const openDialogs = () => open

export function hearDialogs(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: OpenDialogs) {
  open = next
  for (const listener of listeners) listener()
}
