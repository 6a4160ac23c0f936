/** The e-Devlet services for documents, by document type. */
const services: Readonly<Record<number, string>> = {
  1: 'yok-ogrenci-belgesi-sorgulama',
  2: 'yok-transkript-belgesi-sorgulama',
  7: 'yok-mezun-belgesi-sorgulama',
  22: 'nvi-nufus-kayit-ornegi-belgesi-sorgulama',
  23: 'nvi-yerlesim-yeri-ve-diger-adres-belgesi-sorgulama',
  33: 'sgk-tescil-ve-hizmet-dokumu',
  36: 'sgk-tescil-ve-hizmet-dokumu',
  37: 'tapu-bilgileri-sorgulama',
  42: 'yok-ogrenci-belgesi-sorgulama',
  50: 'adli-sicil-kaydi',
  51: 'adli-sicil-kaydi',
}

/** The e-Devlet page for a document type; its search page for types without a known service. */
export const eDevletAddress = (documentTypeId: number) => `https://www.turkiye.gov.tr/${services[documentTypeId] ?? ''}`
