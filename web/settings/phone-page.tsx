import { usePlace } from '../place.tsx'
import { browserLoader, type PageQueries, serverLoader } from '../queries/page-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { contact } from './own-calls.ts'
import { PhoneNumber } from './phone-number.tsx'
import { Section } from './section.tsx'

const queries: PageQueries = () => [contact]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function PhonePage() {
  const t = useTexts('common')
  const { smsOn } = usePlace()
  return (
    <Section title={t('settings.phone.title')} lead={smsOn ? t('settings.phone.lead') : t('settings.phone.lead.noSms')}>
      <PhoneNumber />
    </Section>
  )
}
