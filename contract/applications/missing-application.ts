/** The problems of every call about one application as its organization reads it. */
export const missingApplication = ['forms.notFound', 'applications.notFound', 'applications.sealed'] as const
