import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import type { StepProps } from './use-second-step.ts'

export function PasskeyStep({ second }: StepProps) {
  const t = useTexts('logins')
  const { act, busy, failed } = useAct()
  const [isStopped, setStopped] = useState(false)

  async function askForPasskey() {
    setStopped(false)
    await act(async () => {
      const request = await second.passkeyRequest()
      const passkey = request && (await signIn(request))
      if (passkey) return second.complete({ passkey })
      // It was not sent to the server, so it can be used again.
      if (request) second.keepPasskeyRequest(request)
      setStopped(true)
    })
  }

  return (
    <Stack gap={5}>
      {isStopped && (
        <Notice tone="warning" live title={t('secondFactor.passkey.stopped.title')}>
          <p>{t('secondFactor.passkey.stopped')}</p>
        </Notice>
      )}
      <FailedNotice failed={failed} />
      <Button variant="primary" size="large" wide icon={<KeyRound />} loading={busy} onClick={askForPasskey}>
        {t('secondFactor.passkey.submit')}
      </Button>
    </Stack>
  )
}

type Request = NonNullable<Awaited<ReturnType<StepProps['second']['passkeyRequest']>>>

/** Lets the browser ask for the passkey; undefined when the person or the device refused, or time ran out. */
async function signIn(optionsJSON: Request) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON }).catch(() => undefined)
}
