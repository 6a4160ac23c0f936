import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Location, useNavigate } from 'react-router'
import { useMe } from '../session/store.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'
import { useHydrated } from './use-hydrated.ts'
import type { PageForm } from './use-page-form.ts'

interface PageFormFrameProps<V extends object> {
  readonly form: PageForm<V>
  /** Closes an inline form */
  readonly onCancel?: (() => void) | undefined
  /** The button's text, if it does more than save */
  readonly action?: string | undefined
  readonly children: ReactNode
}

/**
 * The frame of a form: problems above, fields, and a bar below that shows whether everything is saved. While the
 * organization is suspended it is read-only; a panel on every page says why.
 */
export function PageFormFrame<V extends object>({ form, onCancel, action, children }: PageFormFrameProps<V>) {
  const hydrated = useHydrated()
  const { frame, saveAndLeave } = useSavingFirst(form)
  const { isSuspended } = useMe()
  if (isSuspended)
    return (
      <fieldset disabled>
        <Stack gap={6}>{children}</Stack>
      </fieldset>
    )
  return (
    <form ref={frame} method="post" noValidate data-changed={form.isChanged || undefined} onSubmit={form.submit}>
      {/* Inert before hydration, because typed text would be lost. */}
      <Stack gap={6} inert={!hydrated}>
        <FormErrors errors={form.errors} isMended={form.isMended} />
        {/* Remounts fields that keep their text themselves. */}
        <Fragment key={String(form.isGivenBack)}>{children}</Fragment>
      </Stack>
      <SaveBar form={form} onCancel={onCancel} action={action} />
      <LeaveGuard isChanged={form.isChanged} onSave={saveAndLeave} />
    </form>
  )
}

/** Submits the form, and continues the navigation once it is saved; a refusal cancels the navigation. */
function useSavingFirst({ isChanged, sending }: { readonly isChanged: boolean; readonly sending: boolean }) {
  const frame = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<Location>()
  useEffect(() => {
    if (!wanted || sending) return
    setWanted(undefined)
    if (!isChanged) void navigate(wanted)
  }, [wanted, sending, isChanged, navigate])
  return {
    frame,
    saveAndLeave(to: Location) {
      setWanted(to)
      frame.current?.requestSubmit()
    },
  }
}
