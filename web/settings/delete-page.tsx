import { Building2, Check, type LucideIcon, Trash2, TriangleAlert } from 'lucide-react'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../queries/page-queries.ts'
import { useMe } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { DeleteForm } from './delete-form.tsx'
import styles from './delete-page.module.css'
import { kindOfPlaces } from './kind-of-places.ts'
import { useMoneyText } from './money-text.ts'
import { contact, leaving } from './own-calls.ts'
import { Section } from './section.tsx'

const queries: PageQueries = ({ me }) => [contact, leaving(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/**
 * The page lists what domain/own-account/account-settings/close-account.ts and forget-candidate.ts delete and keep:
 * change both together.
 */
export default function DeletePage() {
  const t = useTexts('student_settings')
  return (
    <Section title={t('delete.title')} lead={t('delete.lead')}>
      <Lost />
      <Consequence
        icon={Trash2}
        title={t('delete.gone.title')}
        items={[
          t('delete.gone.identity'),
          t('delete.gone.contact'),
          t('delete.gone.profile'),
          t('delete.gone.documents'),
          t('delete.gone.access'),
          t('delete.gone.messages'),
          t('delete.gone.sessions'),
        ]}
      />
      <Consequence
        icon={Building2}
        title={t('delete.shared.title')}
        lead={t('delete.shared.lead')}
        items={[t('delete.shared.applications'), t('delete.shared.payments'), t('delete.shared.open')]}
      />
      <Consequence
        icon={Check}
        title={t('delete.kept.title')}
        lead={t('delete.kept.lead')}
        items={[t('delete.kept.consents'), t('delete.kept.row'), t('delete.kept.sessions')]}
      />
      <p>{t('delete.again')}</p>
      <DeleteForm />
    </Section>
  )
}

/** Places, payments and interviews that end with the account; renders nothing without any. */
function Lost() {
  const t = useTexts('student_settings')
  const { places, interviews } = useAnswer(leaving(useMe().myId))
  const sumsText = useMoneyText()
  if (places.length + interviews === 0) return null
  return (
    <Consequence
      icon={TriangleAlert}
      title={t('delete.lost.title')}
      lead={t('delete.lost.lead', { kind: kindOfPlaces(places) })}
      items={[
        ...places.map(({ sums, ...place }) => t('delete.lost.place', { ...place, sums: sumsText(sums) })),
        ...(interviews > 0 ? [t('delete.lost.interviews', { count: interviews })] : []),
      ]}
    />
  )
}

interface ConsequenceProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly lead?: string
  readonly items: readonly string[]
}

function Consequence({ icon: Icon, title, lead, items }: ConsequenceProps) {
  return (
    <section className={styles.consequence}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <ul>
        {items.map((what) => (
          <li key={what}>
            <Icon aria-hidden />
            {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
