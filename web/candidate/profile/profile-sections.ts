import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import type { SectionProps } from './section-props.ts'

type LazySection = LazyExoticComponent<ComponentType<SectionProps>>

/** Every part of the profile as a section that is loaded when it is opened, for pages such as the wizard. */
export const profileSections: Readonly<Record<ProfilePart, LazySection>> = {
  photo: lazy(async () => ({ default: (await import('./sections/photo-section.tsx')).PhotoSection })),
  personal: lazy(async () => ({ default: (await import('./sections/personal-section.tsx')).PersonalSection })),
  location: lazy(async () => ({ default: (await import('./sections/location-section.tsx')).LocationSection })),
  gsm: lazy(async () => ({ default: (await import('./sections/gsm-section.tsx')).GsmSection })),
  citizen: lazy(async () => ({ default: (await import('./sections/citizen-section.tsx')).CitizenSection })),
  educations: lazy(async () => ({ default: (await import('./sections/educations-section.tsx')).EducationsSection })),
  experiences: lazy(async () => ({ default: (await import('./sections/experiences-section.tsx')).ExperiencesSection })),
  certificates: lazy(async () => ({
    default: (await import('./sections/certificates-section.tsx')).CertificatesSection,
  })),
  competencies: lazy(async () => ({
    default: (await import('./sections/competencies-section.tsx')).CompetenciesSection,
  })),
  requirements: lazy(async () => ({
    default: (await import('./sections/requirements-section.tsx')).RequirementsSection,
  })),
  bank: lazy(async () => ({ default: (await import('./sections/bank-section.tsx')).BankSection })),
  documents: lazy(async () => ({ default: (await import('./sections/documents-section.tsx')).DocumentsSection })),
}
