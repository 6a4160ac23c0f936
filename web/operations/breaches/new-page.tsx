import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readOperatedCompany } from '#contract/operations/organizations.ts'
import { type DataKind, recordBreach } from '#contract/processing/breaches.ts'
import { dataKinds } from '#contract/processing/data-kinds.ts'
import { withCapital } from '#platform/text/turkish.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { isId } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { breachAddress, breachesAddress, organizationsAddress } from '../addresses.ts'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { MomentField } from './moment-field.tsx'

/** The organization in the address; without one, the breach concerns people of all organizations. */
const companyIn = (search: URLSearchParams) => {
  const id = search.get('company') ?? ''
  return isId(id) ? query(readOperatedCompany, { id }) : undefined
}

const queries: PageQueries = ({ search }) => [companyIn(search)].filter((one) => one !== undefined)
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

const schema = async () => (await import('./schemas.ts')).NewBreach

/** Records a breach; the record cannot be changed afterwards. */
export default function NewBreachPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const company = companyIn(search)
  const [kinds, setKinds] = useState<readonly DataKind[]>([])
  const [isTried, setTried] = useState(false)
  const form = useAskForm(schema, 'Company', async (values) => {
    setTried(true)
    if (kinds.length === 0) {
      // The error is far above the button.
      document.getElementById('kinds')?.focus()
      return
    }
    const { id } = await askInBrowser(recordBreach, {
      companyId: company?.input.id ?? null,
      kinds: [...kinds],
      ...values,
    })
    await navigate(breachAddress(id))
  })
  return (
    <OperationsPage
      title={t('breaches.new')}
      lead={t('breaches.new.lead')}
      trail={
        <Breadcrumbs trail={[{ label: t('breaches.title'), to: breachesAddress }, { label: t('breaches.new') }]} />
      }
    >
      <div className={styles.narrow}>
        <AskForm form={form} submit={t('breaches.record')}>
          <p>
            <strong>{t('breaches.scope')}:</strong>{' '}
            {company ? <CompanyName company={company} /> : t('records.breach.all')}
            <span className={styles.detail}>
              {t('breaches.scope.help')} <Link to={organizationsAddress}>{t('organizations.title')}</Link>
            </span>
          </p>
          <MomentField {...form.field('startedAt')} label={t('breaches.startedAt')} />
          <MomentField {...form.field('endedAt')} label={t('breaches.endedAt')} />
          <MomentField
            {...form.field('noticedAt')}
            label={t('breaches.noticedAt')}
            help={t('breaches.noticedAt.help')}
          />
          <div className={styles.kinds}>
            <CheckboxGroup
              id="kinds"
              name="kinds"
              label={t('breaches.kinds')}
              error={isTried && kinds.length === 0 ? t('fields.required') : undefined}
              options={dataKinds.map((kind) => ({
                value: kind,
                label: withCapital(t('inventory.what', { kind }), language),
                checked: kinds.includes(kind),
              }))}
              onChange={({ currentTarget: { value, checked } }) =>
                setKinds(dataKinds.filter((kind) => (kind === value ? checked : kinds.includes(kind))))
              }
            />
          </div>
          <TextArea
            {...form.field('description')}
            label={t('breaches.description')}
            help={t('breaches.description.help')}
            rows={6}
            limit={5000}
          />
        </AskForm>
      </div>
    </OperationsPage>
  )
}

const CompanyName = ({ company }: { company: NonNullable<ReturnType<typeof companyIn>> }) => useAnswer(company).name
