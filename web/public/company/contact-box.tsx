import { Mail, Phone, UserRound } from 'lucide-react'
import type { CompanyPreview } from '#contract/companies/companies.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { PlaceLink } from '../../map/place-link.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { OutsideLink } from '../../ui/actions/link.tsx'
import styles from './contact-box.module.css'

const networks = [
  ['linkedin', 'LinkedIn'],
  ['instagram', 'Instagram'],
  ['twitter', 'X'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
] as const

/** Contact details of an organization; missing ones are left out. */
export function ContactBox({ company }: { company: CompanyPreview }) {
  const t = useTexts('company_detail')
  const { lat, lon, authName, authTel, email } = company
  const address = addressOf(company)
  const links = networks.flatMap(([key, name]) => (company[key] ? [{ name, to: company[key] }] : []))
  const hasContact = authName !== null || email !== null || authTel !== null
  if (!address && !hasContact && links.length === 0) return null
  return (
    <aside className={styles.box} aria-label={t('contact.title')}>
      {hasContact && (
        <section>
          <h2>{t('contact.title')}</h2>
          <ul className={styles.lines}>
            {authName !== null && (
              <li>
                <UserRound aria-hidden />
                {authName}
              </li>
            )}
            {email !== null && (
              <li>
                <Mail aria-hidden />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {authTel !== null && (
              <li>
                <Phone aria-hidden />
                <a href={`tel:${authTel}`}>{phoneText(authTel)}</a>
              </li>
            )}
          </ul>
        </section>
      )}
      {address !== '' && (
        <section>
          <h2>{t('address.title')}</h2>
          {lat !== null && lon !== null ? <PlaceLink lat={lat} lon={lon} address={address} /> : <p>{address}</p>}
        </section>
      )}
      {links.length > 0 && (
        <section>
          <h2>{t('social.title')}</h2>
          <ul className={styles.links}>
            {links.map(({ name, to }) => (
              <li key={name}>
                <OutsideLink to={to} rel="noopener nofollow ugc">
                  {name}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

const addressOf = ({ address, town, city, country }: CompanyPreview) =>
  [address, town?.name, city?.name, country?.name].filter(Boolean).join(', ')
