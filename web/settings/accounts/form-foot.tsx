import { FailedNotice } from '../../forms/failed-notice.tsx'
import type { Failed } from '../../forms/use-checked-form.ts'
import { useHydrated } from '../../forms/use-hydrated.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { accountsAddress } from './use-accounts.ts'

interface FormFootProps {
  readonly submit: string
  readonly sending: boolean
  readonly failed: Failed | undefined
}

/** The foot of a long form: shows a failure beside the pressed button. */
export function FormFoot({ submit, sending, failed }: FormFootProps) {
  const t = useTexts('common')
  const hydrated = useHydrated()
  return (
    <Stack>
      <FailedNotice failed={failed} />
      <Cluster>
        <Button type="submit" variant="primary" loading={sending} disabled={!hydrated}>
          {submit}
        </Button>
        <ButtonLink to={accountsAddress} variant="quiet">
          {t('ui.cancel')}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
