import { noktavirgulForms } from '../forms/noktavirgul.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { istanbul } from '../writing/places.ts'

export const noktavirgul: DemoOrganization = {
  key: 'noktavirgul',
  name: 'Noktavirgül Yazılım A.Ş.',
  type: 'company',
  palette: 'ink',
  logo: { initials: 'N;' },
  banner: 'code',
  about: `
Hastanelerde kimin hangi gece çalışacağına karar veren yazılımı yapıyoruz. 140 hastane, 38.000 sağlık çalışanı, dokuz kişilik bir ürün ekibi.

We build rostering software for hospitals. Nine people, 140 hospitals, one rule: nobody should find out about a night shift from a crumpled piece of paper.`,
  sections: [
    {
      title: 'Nasıl çalışıyoruz?',
      text: `
Her gün yayına çıkıyoruz, cuma öğleden sonra çıkmıyoruz. Toplantısız çarşamba, yazılı karar defteri ve herkesin gördüğü bir maaş tablosu var.

- Nöbet dokuz haftada bir, ertesi gün izin
- İki haftada bir hastane ziyareti
- Eğitim için yılda on iş günü`,
      tags: ['TypeScript', 'PostgreSQL', 'açık maaş'],
      photos: ['code', 'city'],
    },
    {
      title: 'Açık kaynak',
      text: `
Çizelgeleme motorumuz açık kaynak. Kullanan üç üniversite, iki itfaiye ve bir tiyatro var; tiyatroyu biz de beklemiyorduk.`,
      tags: ['açık kaynak'],
      photos: ['launch'],
    },
    {
      title: 'Öğrenciler için',
      text: `
Her yaz sekiz stajyer, her dönem bir kod kampı, her ayın son perşembesi **Kod Sofrası**. Sofrada yemek bizden, konu senden.`,
      tags: ['staj', 'kamp', 'burs'],
    },
  ],
  contact: { name: 'Emre', surname: 'Tunalı', phone: '+902165550188' },
  place: {
    address: 'Rasimpaşa Mahallesi, Uzunhafız Sokak No: 41/3',
    cityId: istanbul,
    town: 'Kadıköy',
    lat: 40.9956,
    lon: 29.0279,
  },
  social: ['linkedin', 'twitter', 'youtube'],
  tax: { title: 'Noktavirgül Yazılım ve Danışmanlık Anonim Şirketi', office: 'Kadıköy', number: '6472150932' },
  targeting: {
    types: ['job', 'program', 'scholarship'],
    levels: ['bachelor', 'master'],
    text: 'Yazdığı kodun arkasında duran, okunur yazan insanlar.',
  },
  verified: true,
  followers: 58,
  joined: 480,
  forms: noktavirgulForms,
  opportunities: [
    {
      title: 'Öğrencilere ücretsiz sunucu, altı ay',
      summary: 'Okul projen için altı ay boyunca küçük bir sunucu ve yönetilen PostgreSQL.',
      body: `
Dönem projeni kendi bilgisayarında değil, gerçek bir sunucuda yayımla. Koda sahip olan her öğrenci, iletişim kurduğumuz bulut sağlayıcısında altı ay ücretsiz kullanım açabilir.

1. Kodu kopyala
2. Kayıt sayfasında “Kampanya kodu” alanına yapıştır
3. Öğrenci e-postanla doğrula`,
      cover: 'code',
      gives: { code: 'OGRENCI-SUNUCU-6' },
      starts: -20,
      ends: 70,
      taken: 34,
    },
    {
      title: 'Half price for our conference',
      summary: 'Students pay half for the two days of “Boring Technology” in Kadıköy.',
      body: `
Two days about the software that simply works: databases, queues, migrations, and the people who are woken up at night. Talks are in English and Turkish with live captions.`,
      language: 'en',
      cover: 'concert',
      gives: { link: 'https://noktavirgul.example/boring-technology/students' },
      starts: -6,
      ends: 25,
      taken: 19,
    },
  ],
}
