// Runs before the first paint, so that a chosen theme never flashes in the other one and the empty frame is that of the page to come. The
// policy of the page forbids inline scripts, therefore this is a file.
(function () {
  // Limit of src/ui/kernel/LoadLimit.tsx for what comes before it: the application itself and its first words. In milliseconds.
  var NOTICE_MS = 15000;
  // Browsers offer the installation once, perhaps before the application runs; the profile offers it (src/infrastructure/device/BrowserInstallation.ts).
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installOffer = event;
  });
  var page = document.documentElement;
  var tags = { ru: 'ru', en: 'en', kg: 'ky', cn: 'zh-CN' };
  var language = 'ru';
  var isGuest = true;
  if (matchMedia('(prefers-contrast: more)').matches) {
    page.dataset.theme = 'contrast';
  }
  try {
    var theme = localStorage.getItem('tulpar.theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
      page.dataset.theme = theme;
    }
    var chosen = localStorage.getItem('tulpar.language');
    if (tags[chosen]) {
      language = chosen;
      page.lang = tags[chosen];
    }
    // What src/infrastructure/storage/TabSessionVault.ts keeps in this tab.
    var session = JSON.parse(sessionStorage.getItem('session'));
    isGuest = !session;
    if (session && (session.stage === 'active' || session.stage === 'locked')) {
      page.dataset.visit = '';
    }
  } catch {
    // Storage may be forbidden; the theme of the device and Russian are used then.
  }
  // Files of the login page or of the first page behind it, asked for together with the application instead of one after another. The build writes their names.
  var ahead = document.querySelector('meta[name="ahead"]');
  var names = ahead ? ahead.content.split(' ') : [];
  names.forEach(function (name) {
    var words = /words-(\w+)-(all|guest|home)-/.exec(name);
    if (words && words[1] !== language) {
      return;
    }
    var isFont = /\.woff2$/.test(name);
    // Where the letters are Latin or Chinese, Russian ones stand on few pages.
    if (/-cyrillic-/.test(name) && (language === 'en' || language === 'cn')) {
      return;
    }
    var isForGuests = words ? words[2] === 'guest' : /\/login-/.test(name);
    var isForAll = isFont || (words && words[2] === 'all');
    if (!isForAll && isForGuests === 'visit' in page.dataset) {
      return;
    }
    var link = document.createElement('link');
    link.rel = isFont || /\.css$/.test(name) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') {
      link.as = isFont ? 'font' : 'style';
    }
    link.crossOrigin = '';
    link.href = '/' + name;
    document.head.appendChild(link);
  });
  // The login page, shown as part of this page until the application has one to show (src/ui/kernel/earlyPage.ts).
  function showLogin() {
    var template = document.getElementById('early-login-' + language);
    if (!template || document.getElementById('early-page')) {
      return;
    }
    var early = document.createElement('div');
    early.id = 'early-page';
    early.appendChild(template.content.cloneNode(true));
    early.addEventListener('submit', function (event) {
      event.preventDefault();
    });
    early.addEventListener('click', function (event) {
      var button = event.target.closest('button');
      if (button) {
        early.querySelectorAll('[data-pressed]').forEach(function (other) {
          delete other.dataset.pressed;
        });
        button.dataset.pressed = '';
      }
    });
    page.dataset.early = '';
    document.body.insertBefore(early, document.getElementById('root'));
  }
  var styles = document.querySelector('meta[name="early-login"]');
  if (styles && isGuest && /^\/(?:login)?$/.test(location.pathname) && location.search === '') {
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.crossOrigin = '';
    sheet.href = '/' + styles.content;
    sheet.addEventListener('load', function () {
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', showLogin, { once: true });
      } else {
        showLogin();
      }
    });
    document.head.appendChild(sheet);
  }
  // Says that the application does not come. Its first drawing takes the place of the message, so later failures are not named here.
  function tellFailure() {
    var failure = document.getElementById('early-failure');
    if (!failure) {
      // The page is still being read, or the application is on it.
      document.addEventListener('readystatechange', tellFailure, { once: true });
      return;
    }
    // A style that does not come keeps the browser from drawing anything.
    document.querySelectorAll('link[rel="stylesheet"]').forEach(function (style) {
      if (!style.sheet) {
        style.remove();
      }
    });
    var early = document.getElementById('early-page');
    if (early) {
      early.remove();
      delete page.dataset.early;
    }
    failure.previousElementSibling.hidden = true;
    failure.hidden = false;
    failure.querySelector('[lang="' + (page.lang || 'ru') + '"]').hidden = false;
  }
  setTimeout(tellFailure, NOTICE_MS);
  addEventListener('unhandledrejection', tellFailure);
  addEventListener(
    'error',
    function (event) {
      // A file that was asked for ahead is asked for again by the module that needs it.
      if (!event.target.tagName || event.target.tagName === 'SCRIPT') {
        tellFailure();
      }
    },
    true,
  );
})();
