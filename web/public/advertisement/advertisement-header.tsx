import type { Advertisement } from '#contract/listings.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { CompanyLogo } from '../listing/company-logo.tsx'
import { VerifiedBadge } from '../listing/verified-badge.tsx'
import { listAddress } from '../lists/list-type.ts'
import { Picture } from '../picture.tsx'
import styles from './advertisement-header.module.css'

export function AdvertisementHeader({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('public_lists')
  const { type, title, summary, cover, company } = advertisement
  const own = advertisement.language === useLanguage() ? undefined : advertisement.language
  return (
    <header className={styles.header}>
      <Breadcrumbs
        trail={[
          { label: 'Köprü', to: '/' },
          { label: t('list.title', { type }), to: listAddress(type) },
          { label: title },
        ]}
      />
      {cover !== null && (
        <Picture
          src={cover}
          alt=""
          width={1200}
          height={400}
          widths={[640, 828, 1200, 1920]}
          sizes="(width < 1264px) 100vw, 1200px"
          first
          className={styles.cover}
        />
      )}
      <div className={styles.row}>
        <CompanyLogo name={company.name} photo={company.photo} size="large" />
        <div className={styles.words}>
          <h1 lang={own}>{title}</h1>
          <p className={styles.company}>
            <Link to={companyAddress(company)} quiet>
              {company.name}
            </Link>{' '}
            {company.verified && <VerifiedBadge />}
          </p>
        </div>
      </div>
      {summary !== '' && (
        <p className={styles.summary} lang={own}>
          {summary}
        </p>
      )}
    </header>
  )
}
