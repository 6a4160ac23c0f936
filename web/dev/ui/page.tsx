import { type ChangeEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Logo } from '#web/ui/logo.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import styles from './page.module.css'
import { ActionSection } from './sections/actions.tsx'
import { CardSection } from './sections/cards.tsx'
import { ChartSection } from './sections/charts.tsx'
import { ChoiceSection } from './sections/choices.tsx'
import { FeedbackSection } from './sections/feedback.tsx'
import { FileSection } from './sections/files.tsx'
import { FormSection } from './sections/form.tsx'
import { FoundationSection } from './sections/foundations.tsx'
import { GlobalDialogSection } from './sections/global-dialogs.tsx'
import { LayoutSection } from './sections/layouts.tsx'
import { MapSection } from './sections/maps.tsx'
import { NavigationSection } from './sections/navigation.tsx'
import { OverlaySection } from './sections/overlays.tsx'
import { PickerSection } from './sections/pickers.tsx'
import { PictureSection } from './sections/pictures.tsx'
import { RichTextSection } from './sections/rich-text.tsx'
import { SortableSection } from './sections/sortable.tsx'
import { StateSection } from './sections/states.tsx'
import { StatusSection } from './sections/status.tsx'
import { StepSection } from './sections/steps.tsx'
import { TableSection } from './sections/tables.tsx'
import { TextInputSection } from './sections/text-inputs.tsx'

const sections = [
  FoundationSection,
  ActionSection,
  TextInputSection,
  ChoiceSection,
  PickerSection,
  FileSection,
  PictureSection,
  RichTextSection,
  MapSection,
  FormSection,
  OverlaySection,
  GlobalDialogSection,
  FeedbackSection,
  StateSection,
  StatusSection,
  CardSection,
  TableSection,
  ChartSection,
  NavigationSection,
  StepSection,
  SortableSection,
  LayoutSection,
]

/** Every component of the kit in every state; ?section=… shows only some of them, without waiting. */
export default function Page() {
  const t = useTexts('dev_ui')
  const [scheme, setScheme] = useState('')
  const chosen = useSearchParams()[0].getAll('section')
  const shown = sections.filter(({ anchor }) => chosen.length === 0 || chosen.includes(anchor))
  return (
    <div data-scheme={scheme || undefined} className={styles.page}>
      <Container>
        <header className={styles.header}>
          <Logo />
          <SegmentedControl
            label={t('scheme')}
            name="scheme"
            value={scheme}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setScheme(event.target.value)}
            options={[
              { value: '', label: t('schemeSystem') },
              { value: 'light', label: t('schemeLight') },
              { value: 'dark', label: t('schemeDark') },
            ]}
          />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1>{t('title')}</h1>
          <nav aria-label={t('contents')}>
            <Cluster gap={2}>
              {shown.map(({ anchor, title }) => (
                <Link key={anchor} to={`#${anchor}`} className={styles.anchor}>
                  {t(title)}
                </Link>
              ))}
            </Cluster>
          </nav>
          {shown.map((Section) => (
            <Section key={Section.anchor} />
          ))}
        </main>
      </Container>
    </div>
  )
}
