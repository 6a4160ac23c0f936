import { Building2, GraduationCap } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { addresses, useKind } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import styles from './kind-switch.module.css'

/** The same page for the other kind of account. */
export function KindSwitch({ page }: { page: keyof (typeof addresses)['Candidate'] }) {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  return (
    <nav aria-label={t('kind')} className={styles.switch}>
      <Link
        to={keepingWayBack(addresses.Candidate[page], search)}
        aria-current={kind === 'Candidate' ? 'page' : undefined}
      >
        <GraduationCap aria-hidden />
        {t('kind.candidate')}
      </Link>
      <Link to={keepingWayBack(addresses.Company[page], search)} aria-current={kind === 'Company' ? 'page' : undefined}>
        <Building2 aria-hidden />
        {t('kind.company')}
      </Link>
    </nav>
  )
}
