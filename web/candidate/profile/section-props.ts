/** The props of a profile section, which a page or the wizard can contain. */
export interface SectionProps {
  readonly onSaved?: () => void
}
