import type { ReactNode } from 'react'
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
  readonly children: ReactNode
}

/** The frame of a form: problems above, fields, and a bar below that always shows whether everything is saved. */
export function PageFormFrame<V extends object>({ form, onCancel, children }: PageFormFrameProps<V>) {
  const hydrated = useHydrated()
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      {/* What is typed before hydration would be lost. */}
      <Stack gap={6} inert={!hydrated}>
        <FormErrors errors={form.errors} isMended={form.isMended} />
        {children}
      </Stack>
      <SaveBar form={form} onCancel={onCancel} />
      <LeaveGuard isChanged={form.isChanged} />
    </form>
  )
}
