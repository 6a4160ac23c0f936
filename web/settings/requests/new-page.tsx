import { useNavigate } from 'react-router'
import { dataRequestKinds } from '#contract/data-requests/data-request-facts.ts'
import { listDataHolders, sendDataRequest } from '#contract/data-requests/own-data-requests.ts'
import { AskForm } from '../../forms/ask-form.tsx'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { showToast } from '../../ui/feedback/show-toast.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Section } from '../section.tsx'
import { requestAddress, requestsAddress } from './own-requests.ts'
import styles from './requests.module.css'

const holdersOf = (candidateId: string) => query(listDataHolders, { candidateId })

const queries: PageQueries = ({ me }) => [holdersOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

const schema = async () => (await import('./schemas.ts')).NewRequest

/** Represents Köprü among the organizations. */
const us = 'kopru'

/** A new request: recipient, subject, and text. */
export default function NewRequestPage() {
  const t = useTexts('student_settings')
  const navigate = useNavigate()
  const { myId: candidateId } = useMe()
  const { items } = useAnswer(holdersOf(candidateId))
  const form = useAskForm(schema, 'Candidate', async ({ to, kind, text }) => {
    const companyId = to === us ? null : to
    const { id } = await askInBrowser(sendDataRequest, { candidateId, companyId, kind, text })
    showToast({ tone: 'success', title: t('requests.done') })
    await navigate(requestAddress(id))
  })
  return (
    <Section
      title={t('requests.new')}
      lead={t('requests.new.lead')}
      trail={
        <Breadcrumbs trail={[{ label: t('requests.title'), to: requestsAddress }, { label: t('requests.new') }]} />
      }
    >
      <div className={styles.forms}>
        <AskForm form={form} submit={t('requests.send')}>
          <Select
            {...form.field('to')}
            label={t('requests.to')}
            help={t('requests.to.help')}
            placeholder={t('requests.to.choose')}
            options={[
              ...items.map(({ id, name }) => ({ value: id, label: name })),
              { value: us, label: t('requests.to.us') },
            ]}
          />
          <RadioGroup
            {...form.field('kind')}
            label={t('requests.kind')}
            look="cards"
            options={dataRequestKinds.map((kind) => ({
              value: kind,
              label: t('kvkk.kind', { kind }),
              help: t('requests.kind.help', { kind }),
            }))}
          />
          <TextArea
            {...form.field('text')}
            label={t('requests.text')}
            help={t('requests.text.help')}
            rows={8}
            limit={5000}
          />
          <p className={styles.quiet}>{t('requests.shown')}</p>
        </AskForm>
      </div>
    </Section>
  )
}
