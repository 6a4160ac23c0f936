import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import type { SetupStep } from '#contract/company-dashboard.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ArchMeter } from '../../ui/data/meter.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { newFormAddress } from '../form-addresses.ts'
import styles from './setup.module.css'

const settings = '/organizations-dashboard/settings'

const addresses: Readonly<Record<SetupStep, string>> = {
  photo: `${settings}/profile`,
  about: `${settings}/profile#exp`,
  section: `${settings}/sections`,
  address: `${settings}/address`,
  social: `${settings}/social`,
  tax: `${settings}/tax`,
  form: newFormAddress,
}

interface SetupProps {
  readonly steps: readonly { readonly step: SetupStep; readonly done: boolean }[]
}

/** Setup steps that candidates need to find and trust the organization; hidden once all are done. */
export function Setup({ steps }: SetupProps) {
  const t = useTexts('org_dashboard')
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <Card as="section" aria-labelledby="setup" className={styles.setup}>
      <h2 id="setup" className={styles.title}>
        {t('setup.title')}
      </h2>
      <ArchMeter
        label={t('setup.meter', { done, all: steps.length })}
        value={done}
        max={steps.length}
        text={`${done}/${steps.length}`}
      >
        <p className={styles.why}>{t('setup.why')}</p>
      </ArchMeter>
      <ul className={styles.list}>
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ul>
    </Card>
  )
}

function Step({ step, done }: SetupProps['steps'][number]) {
  const t = useTexts('org_dashboard')
  const name = t('setup.step', { step })
  if (done)
    return (
      <li data-done>
        <CircleCheck aria-hidden />
        <span>{name}</span>
        <VisuallyHidden>{t('setup.done')}</VisuallyHidden>
      </li>
    )
  return (
    <li>
      <Link to={addresses[step]}>
        <CircleDashed aria-hidden />
        <span>{name}</span>
        <ChevronRight aria-hidden />
      </Link>
    </li>
  )
}
