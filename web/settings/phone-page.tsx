import { usePlace } from '../place.tsx'
import { onClick, onServer, type PageQueries } from '../queries/page-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { contact } from './own-calls.ts'
import { PhoneNumber } from './phone-number.tsx'
import { Section } from './section.tsx'

const queries: PageQueries = () => [contact]
export const loader = onServer(queries)
export const clientLoader = onClick(queries)

export default function PhonePage() {
  const t = useTexts('common')
  const { smsOn } = usePlace()
  return (
    <Section title={t('settings.phone.title')} lead={smsOn ? t('settings.phone.lead') : t('settings.phone.lead.noSms')}>
      <PhoneNumber />
    </Section>
  )
}
