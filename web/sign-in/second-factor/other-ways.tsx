import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactorChallenge } from '#contract/problems.ts'
import { AskError } from '../../ask.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { toldFailure } from '../../forms/told-failure.ts'
import type { Failed } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import styles from './other-ways.module.css'
import type { Method } from './use-second-step.ts'

interface OtherWaysProps {
  readonly challenge: SecondFactorChallenge
  readonly now: Method
  readonly onChoose: (method: Method) => Promise<void>
}

const names = {
  passkey: 'secondFactor.passkey',
  authenticator: 'secondFactor.authenticator',
  sms: 'secondFactor.sms',
  recovery: 'secondFactor.recovery',
} as const

export function OtherWays({ challenge: { methods, to }, now, onChoose }: OtherWaysProps) {
  const t = useTexts('logins')
  const [chosen, setChosen] = useState<Method>()
  const [failed, setFailed] = useState<Failed>()
  const others = methods.filter((method) => method !== now)
  if (others.length === 0) return null

  async function choose(method: Method) {
    setFailed(undefined)
    setChosen(method)
    try {
      await onChoose(method)
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setFailed(toldFailure(error))
      setChosen(undefined)
    }
  }

  return (
    <details className={styles.ways}>
      <summary>
        {t('secondFactor.others')}
        <ChevronDown />
      </summary>
      <FailedNotice failed={failed} />
      <ul>
        {others.map((method) => (
          <li key={method}>
            <Button wide loading={chosen === method} onClick={() => choose(method)}>
              {t(names[method], { to: to ?? '' })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
