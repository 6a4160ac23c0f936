import type { ReactNode } from 'react'
import type { CompanyPreview } from '#contract/companies/companies.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { CompanyLogo } from '../../listing/company-logo.tsx'
import { VerifiedBadge } from '../../listing/verified-badge.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './organization-card.module.css'

interface OrganizationCardProps {
  readonly organization: CompanyPreview
  readonly children?: ReactNode
}

export function OrganizationCard({ organization, children }: OrganizationCardProps) {
  const t = useTexts('common')
  const { name, photo, verified, type, city, openForms, followers } = organization
  return (
    <Card look="soft" className={styles.card}>
      <CompanyLogo name={name} photo={photo} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={companyAddress(organization)}>{name}</Link> {verified && <VerifiedBadge />}
        </p>
        <p className={styles.about}>{[type.name, city?.name].filter(Boolean).join('\u00a0· ')}</p>
        <p className={styles.about}>
          {t('organizations.openForms', { count: openForms })} · {t('organizations.followers', { count: followers })}
        </p>
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </Card>
  )
}
