import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactorChallenge } from '#contract/problems/extensions.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
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
  const { act, failed } = useAct()
  const others = methods.filter((method) => method !== now)
  if (others.length === 0) return null

  async function choose(method: Method) {
    setChosen(method)
    const isThere = await act(() => onChoose(method))
    if (!isThere) setChosen(undefined)
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
