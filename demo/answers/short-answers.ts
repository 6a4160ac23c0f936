/** What applicants wrote where a line was asked for, by the words of the question. */
export const shortAnswers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  // Anadolu Eğitim Vakfı
  'Hangi kurumdan ve ayda ne kadar?': [
    'KYK öğrenim kredisi, ayda 3.000 TL',
    'KYK bursu, ayda 3.000 TL',
    'Belediyenin öğrenci desteği, ayda 1.500 TL',
    'Bir hayırseverden, ayda 2.000 TL',
  ],
  'Seni mühendisliğe yönelten kişi ya da olay neydi?': [
    'Lisedeki fizik öğretmenim',
    'Dedemin tamirhanesinde geçen yazlar',
    'Robotik yarışmasına hazırlandığımız yıl',
  ],
  'University and programme you were admitted to': [
    'TU Delft, MSc Sustainable Energy Technology',
    'University of Bologna, MA Economics',
    'KU Leuven, MSc Bioscience Engineering',
  ],
  'Where, and for how long?': [
    'Poland, five months with Erasmus',
    'Germany, one summer internship',
    'Italy, a semester',
  ],
  'Mentorun hangi meslekten olsun?': [
    'Veri bilimci ya da yazılım mühendisi',
    'Avukat',
    'Öğretmen, mümkünse köyde çalışmış biri',
    'Makine mühendisi',
  ],
  'Seni en çok zorlayan konuşma hangisiydi?': [
    'Lisede üç yüz kişinin önünde yaptığım mezuniyet konuşması',
    'Bitirme projemin ara sunumu',
  ],
  'Kaç hafta gelebilirsin?': ['Sekiz hafta, sınav haftaları dışında', 'On hafta'],
  'Okulun ve şehrin': [
    'Atatürk Anadolu Lisesi, Sivas',
    'Cumhuriyet Fen Lisesi, Edirne',
    'Yunus Emre Anadolu Lisesi, Van',
  ],
  'Mektubunun başlığı': ['Otobüs Durağındaki Saat', 'Büyükanneme Geç Kalan Cevap', 'Karşı Apartmanın Işığı'],
  'Kısaca anlatır mısın?': [
    'Annem ameliyat olacak, bir hafta yanında olmam gerekiyor.',
    'Haziranda bütünleme sınavım olabilir.',
  ],
  'Köyün ve ilçen': ['Yukarıçulhalı, Kangal', 'Karaağaç, Gölhisar', 'Çamlıbel, Yıldızeli'],
  'Seni destekleyen bir öğretmenin adı': ['Ayten Sönmez', 'Ramazan Uslu', 'Gülseren Kara'],
  'Okulunun adı': ['Kangal Anadolu Lisesi', 'Gölhisar Çok Programlı Anadolu Lisesi', 'Yıldızeli Fen Lisesi'],
  // Çınarlıdere Belediyesi
  Mahallen: ['Değirmenaltı', 'Yenimahalle', 'İstasyon'],
  'Çocuğun adı ve doğum yılı': ['Deniz, 2016', 'Elif Naz, 2014', 'Kerem, 2017'],
  'İlacın adı ve kullanımı': ['Astım spreyi; gerektiğinde iki nefes', 'Alerji şurubu, akşamları bir ölçek'],
  'Servisin alacağı adres': ['Değirmenaltı, Çınar Sokak 14', 'Yenimahalle, Okul Caddesi 3/5'],
  'Kan grubun': ['A Rh+', '0 Rh+', 'B Rh−'],
  'Fikrinin adı': ['Gölgeli Durak', 'Mahalle Takas Rafı'],
  // Doğu Kıyısı Sanayi ve Ticaret Odası
  'İşletmenin adı': ['Dalga Ahşap Atölyesi', 'Yayla Balı'],
  'Okulun ve alanın': [
    'Vakfıkebir Mesleki ve Teknik Anadolu Lisesi, makine',
    'Of Mesleki ve Teknik Anadolu Lisesi, elektrik',
  ],
  'İlk ihracatını hangi ülkeye yaptın?': ['Gürcistan', 'Almanya', 'Hollanda'],
  // Esinti Yenilenebilir Enerji
  'Working title': ['Short-term forecasting of wind ramps', 'Pricing flexibility in small grids'],
  'Your supervisor and university': ['Dr. Selma Aydın, Ege University', 'Prof. Murat Koç, Hacettepe University'],
  'Nedir?': ['Fıstık alerjim var.', 'Vejetaryenim.', 'Laktoz dokunuyor.'],
  // Özel Ihlamur Tepesi Koleji
  'Öğrencinin adı soyadı': ['Defne Aksu', 'Mert Kaan Yurt'],
  'Şu anki okulu ve ili': ['Barbaros Ortaokulu, Balıkesir', 'Yavuz Selim Ortaokulu, Samsun'],
  'Hangi şehirden geleceksiniz?': ['Balıkesir', 'Samsun'],
  'Mesleğin ve çalıştığın yer': [
    'Mimar, kendi ofisim',
    'Veteriner hekim, belediye barınağı',
    'Gazeteci, yerel bir gazete',
  ],
  'Konuşmana vereceğin ad': ['Planım Tutmadı, İyi ki', 'Hayvanlar Konuşmaz, Biz Dinleriz', 'Haber Nasıl Olunur'],
  // Kıyıdaş Deniz Koruma Derneği
  'Dalış belgenin türü': ['CMAS bir yıldız', 'PADI Open Water'],
  'Anything we should know about your health or diet': ['I am vegetarian.', 'Mild pollen allergy, no medicine needed.'],
  'Tools you use for data': ['Python and QGIS', 'R and a lot of spreadsheets'],
  'One question about the sea that you would like to answer': [
    'Where do the microplastics of our bay come from?',
    'Do seagrass meadows come back where anchoring is forbidden?',
  ],
  'Denizle bağın nereden geliyor?': ['Dedem balıkçıydı, çocukluğum teknede geçti.', 'Yüzmeyi öğrendiğim yaz başladı.'],
  'Nerede ve ne zaman çektin?': ['Foça, sabah altıda', 'Mordoğan iskelesi, lodostan sonra'],
  // Kızılkaya Bölgesi Kalkınma Ajansı
  'Expected date of graduation': ['June next year', 'January, after my last exam'],
  'Tezinin başlığı': ['Kızılkaya Havzasında Damla Sulamanın Yayılması', 'Kırsalda Genç Nüfusun Göç Kararı'],
  'Danışmanının adı ve üniversitesi': [
    'Doç. Dr. Nermin Taş, Ege Üniversitesi',
    'Prof. Dr. Halil Erdem, Hacettepe Üniversitesi',
  ],
  Önerin: ['Üzüm çekirdeği', 'Fındık kabuğu'],
  // Komşu Eli Dayanışma Derneği
  'Taşınman için neye ihtiyacın olur?': ['İlk ay için kalacak yer', 'İki haftalık süre ve yol desteği'],
  // Noktavirgül Yazılım
  'A link to something you wrote: code, a talk, a blog post': ['example.org/notes/locks', 'example.org/talks/queues'],
  'How many, and for how long?': ['Three people, two years', 'A team of five for eighteen months'],
  'Your portfolio’s address': ['example.org/portfolio', 'example.org/works'],
  'Where?': ['In the appointments team of a university hospital', 'As a volunteer at a family health centre'],
  'Kodunu görebileceğimiz bir adres': ['example.org/kod', 'example.org/depo'],
  'Sana nasıl bir bilgisayar ayıralım?': ['Linux kurulu olsun yeter', 'Ekranı büyük olursa sevinirim'],
  'Varsa projenin adresi': ['example.org/ders-programi', 'example.org/not-defteri'],
  // Porsuk Teknik Üniversitesi
  'Reference number of your admission file': ['INT-2026-0418', 'INT-2026-0977'],
  'Danışmanının adı': ['Dr. Öğr. Üyesi Sevda Uçar', 'Doç. Dr. Cem Alkan'],
  Okulun: ['Eskişehir Fen Lisesi', 'Kütahya Anadolu Lisesi', 'Bilecik Anadolu Lisesi'],
  'En sevdiğin ders ve nedeni': [
    'Fizik; bir şeyin neden öyle olduğunu açıklıyor.',
    'Matematik, çünkü sonucu tartışılmıyor.',
    'Biyoloji; laboratuvara giriyoruz.',
  ],
  'Acil durumda arayacağımız kişi ve telefonu': ['Annem Nuran, 0530 000 00 01', 'Babam Yusuf, 0530 000 00 02'],
  'Title of your master’s thesis': ['Sintering of alumina at low temperatures', 'Thermal shock in kiln furniture'],
  // Toprakana Kadın Üreticiler Kooperatifi
  'Kaç çocuk, kaç yaşında?': ['Bir, dört yaşında', 'İki; biri altı, biri dokuz yaşında'],
  'Hangi bölümde okuyorsun?': ['Ziraat mühendisliği', 'Gıda teknolojisi'],
  'Ne yetiştiriyorsunuz?': ['Portakal ve limon', 'Zeytin, biraz da sebze'],
  'Bildiğin bir reçel tarifi': ['Turunç kabuğu: üç gün suda bekler, sonra şekeriyle kaynar.'],
  // Üç Telli Müzik Vakfı
  'Hocanın adı': ['Sevgi Tuna', 'Orhan Bal'],
  'Hangi şehirden geleceksin?': ['Diyarbakır', 'Trabzon', 'Konya'],
  'Name and line-up of the ensemble': ['Moda Trio: piano, violin, cello', 'Quartetto Boğaz, string quartet'],
  'Your instrument': ['Cello', 'Viola', 'Clarinet', 'Piano'],
  Rumuzun: ['Poyraz', 'Kırmızı Mandal'],
  'Eserin adı ve süresi': ['Kıyıda Üç Ses, 7 dakika', 'Yol Üstü, 5 dakika 30 saniye'],
  'Nerede ve ne zaman?': ['Bölüm konserinde, geçen mayıs', 'Ankara’da bir öğrenci dinletisinde, iki yıl önce'],
  'Düzeni tarif et': ['Alt tel la, orta re, üst mi', 'Orta teli bir ses pesleştiriyorum'],
  'En son gittiğin konser': ['Okul orkestramızın bahar konseri', 'Parktaki caz akşamı'],
}
