import { useParams } from 'react-router'
import {
  changeSection1,
  changeSection2,
  changeSection3,
  readSection1,
  readSection2,
  readSection3,
} from '#contract/companies/company-sections.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { useSaving } from './own-page.ts'
import { SectionForm } from './section-form.tsx'

const sections = {
  1: { read: readSection1, change: changeSection1 },
  2: { read: readSection2, change: changeSection2 },
  3: { read: readSection3, change: changeSection3 },
}
const numbers = [1, 2, 3] as const
const sectionOf = (companyId: string, number: (typeof numbers)[number]) => query(sections[number].read, { companyId })

const queries: PageQueries = ({ me }) => numbers.map((number) => sectionOf(me.myId, number))
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

const address = '/organizations-dashboard/settings/sections'

/** The three sections, each at its own address. */
export default function SectionsPage() {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const { number: wanted } = useParams()
  const open = numbers.find((number) => String(number) === wanted) ?? 1
  const save = useSaving()
  const read = sectionOf(companyId, open)
  const written = [
    useAnswer(sectionOf(companyId, 1)),
    useAnswer(sectionOf(companyId, 2)),
    useAnswer(sectionOf(companyId, 3)),
  ]
  const saved = useAnswer(read)
  return (
    <Section title={t('sections.title')} lead={t('sections.lead')}>
      <Tabs
        label={t('sections.title')}
        tabs={numbers.map((number) => ({
          to: number === 1 ? address : `${address}/${number}`,
          label: written[number - 1]?.title || t('sections.number', { number }),
          current: number === open,
        }))}
      />
      <SectionForm
        key={open}
        saved={saved}
        save={(section) => save(askInBrowser(sections[open].change, { companyId, ...section }), read)}
      />
    </Section>
  )
}
