import type { AccountKind } from '#contract/accounts/accounts.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { useHydrated } from '../../forms/use-hydrated.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

interface WordFormProps {
  /** Distinguishes several on one page */
  readonly id: string
  readonly kind: AccountKind
  readonly label: string
  readonly help?: string
  readonly submit: string
  readonly isPrimary?: boolean
  readonly send: (text: string) => Promise<unknown>
}

const schema = async () => (await import('./schemas.ts')).TextAlone

/** A short text about a request: a reply, a question, a note. */
export function WordForm({ id, kind, label, help, submit, isPrimary = false, send }: WordFormProps) {
  const hydrated = useHydrated()
  const form = useAskForm(schema, kind, async ({ text }) => {
    await send(text)
    form.reset()
  })
  return (
    <form {...form.form} id={`form-${id}`}>
      <Stack gap={3}>
        <FailedNotice failed={form.failed} />
        <TextArea {...form.field('text')} id={id} label={label} help={help} rows={4} limit={5000} />
        <div>
          <Button
            type="submit"
            variant={isPrimary ? 'primary' : 'secondary'}
            loading={form.sending}
            disabled={!hydrated}
          >
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
