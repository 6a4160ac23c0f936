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
  /** Closes a form that was opened in the middle of a page. */
  readonly onCancel?: (() => void) | undefined
  /** What the button says, where it does more than save */
  readonly action?: string | undefined
  readonly children: ReactNode
}

/**
 * The frame of a form: problems above, fields, and a bar below that always shows whether everything is saved. While the
 * organization is suspended it can be read and not changed; the panel says why above every page.
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
      {/* What is typed before hydration would be lost. */}
      <Stack gap={6} inert={!hydrated}>
        <FormErrors errors={form.errors} isMended={form.isMended} />
        {/* Fields that know what was written in them begin anew. */}
        <Fragment key={String(form.isGivenBack)}>{children}</Fragment>
      </Stack>
      <SaveBar form={form} onCancel={onCancel} action={action} />
      <LeaveGuard isChanged={form.isChanged} onSave={saveAndLeave} />
    </form>
  )
}

/** Sends the form, and goes on where the person wanted to go once it is saved; what is refused keeps them here. */
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
