import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { AskError } from '../../ask.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { toldFailure } from '../../forms/told-failure.ts'
import type { Failed } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import type { StepProps } from './use-second-step.ts'

export function PasskeyStep({ second }: StepProps) {
  const t = useTexts('logins')
  const [state, setState] = useState<'idle' | 'waiting' | 'stopped' | Failed>('idle')

  async function askForPasskey() {
    setState('waiting')
    try {
      const request = await second.passkeyRequest()
      const passkey = request && (await signIn(request))
      if (!passkey) {
        // It was not sent to the server, so it can be used again.
        if (request) second.keepPasskeyRequest(request)
        return setState('stopped')
      }
      await second.complete({ passkey })
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setState(toldFailure(error))
    }
  }

  return (
    <Stack gap={5}>
      {state === 'stopped' && (
        <Notice tone="warning" live title={t('secondFactor.passkey.stopped.title')}>
          <p>{t('secondFactor.passkey.stopped')}</p>
        </Notice>
      )}
      <FailedNotice failed={typeof state === 'object' ? state : undefined} />
      <Button
        variant="primary"
        size="large"
        wide
        icon={<KeyRound />}
        loading={state === 'waiting'}
        onClick={askForPasskey}
      >
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
