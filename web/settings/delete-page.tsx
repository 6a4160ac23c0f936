import { Building2, Check, type LucideIcon, Trash2 } from 'lucide-react'
import { onClick, onServer, type PageQueries } from '../queries/page-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { DeleteForm } from './delete-form.tsx'
import styles from './delete-page.module.css'
import { contact } from './own-calls.ts'
import { Section } from './section.tsx'

const queries: PageQueries = () => [contact]
export const loader = onServer(queries)
export const clientLoader = onClick(queries)

/** What goes and what stays is what domain/account-settings/close-account.ts and forget-candidate.ts do: change the words with the code. */
export default function DeletePage() {
  const t = useTexts('student_settings')
  return (
    <Section title={t('delete.title')} lead={t('delete.lead')}>
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
