import { RailLayout } from '../../shell/rail/rail-layout.tsx'
import { useTexts } from '../../texts.tsx'
import { usePlaces } from './places.ts'

/** Around everything that an organization's members see. */
export default function OrganizationShell() {
  const t = useTexts('org_dashboard')
  return <RailLayout label={t('rail.label')} places={usePlaces()} />
}
