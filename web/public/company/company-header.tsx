import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CompanyPreview } from '#contract/companies/companies.ts'
import { CompanyLogo } from '../../listing/company-logo.tsx'
import { VerifiedBadge } from '../../listing/verified-badge.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { OutsideLink } from '../../ui/actions/link.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './company-header.module.css'
import { shownAddress } from './shown-address.ts'

interface CompanyHeaderProps {
  readonly company: CompanyPreview
  readonly follow?: ReactNode
}

export function CompanyHeader({ company, follow }: CompanyHeaderProps) {
  const t = useTexts('common')
  const { name, photo, banner, verified, type, city, followers, openForms, website } = company
  return (
    <header>
      <div className={styles.banner}>
        {banner !== null && (
          <Picture src={banner} alt="" width={1600} height={534} widths={[640, 1080, 1920]} sizes="100vw" first />
        )}
      </div>
      <Container className={styles.row}>
        <div className={styles.logo}>
          <CompanyLogo name={name} photo={photo} size="huge" />
        </div>
        <div className={styles.words}>
          <h1>
            {name} {verified && <VerifiedBadge />}
          </h1>
          <p className={styles.about}>{[type.name, city?.name].filter(Boolean).join('\u00a0· ')}</p>
          <p className={styles.about}>
            {t('organizations.openForms', { count: openForms })} · {t('organizations.followers', { count: followers })}
          </p>
        </div>
        <div className={styles.acts}>
          {follow}
          {website !== null && (
            <OutsideLink to={website} rel="noopener nofollow ugc" className={styles.website}>
              <Globe aria-hidden />
              {shownAddress(website)}
            </OutsideLink>
          )}
        </div>
      </Container>
    </header>
  )
}
