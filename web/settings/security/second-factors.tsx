import { useAnswer } from '../../queries/page-queries.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { ownSecondFactors } from './own-second-factors.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx'

/** All second factors except SMS; a page that mounts it declares `ownSecondFactors` in its queries. */
export function SecondFactors() {
  const now = useAnswer(ownSecondFactors)
  return (
    <Stack gap={5}>
      <PasskeysPanel now={now} />
      <AuthenticatorPanel now={now} />
      {(now.authenticator.on || now.passkeys.length > 0) && <RecoveryCodesPanel now={now} />}
    </Stack>
  )
}
