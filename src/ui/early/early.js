// Runs before the first paint, so that a chosen theme never flashes in the other one and the empty frame is that of the page to come. The build
// writes it into the page itself (scripts/lib/earlyScript.mjs).
(function () {
  // Limit of src/ui/kernel/LoadLimit.tsx for what comes before it: the application itself and its first words. In milliseconds.
  var NOTICE_MS = 15000;
  // The frame waits for its figures so long, that they move nothing when they come with it. In milliseconds.
  var FIGURES_MS = 200;
  // Browsers offer the installation once, perhaps before the application runs; the profile offers it (src/infrastructure/device/BrowserInstallation.ts).
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installOffer = event;
  });
  // Call of GET_FIRST_PAGE with an empty request, as gRPC-web writes it. tests/application/grpc/earlyFirstPage.test.ts compares it.
  var FIRST_PAGE = 'AAAAABQKDkdFVF9GSVJTVF9QQUdFEgJ7fQ==';
  var CALL_TIMEOUT_MS = 30000;
  var answered;
  function nothing() {
    return undefined;
  }
  // Asks for the data of the first page together with its scripts. The application reads the answer (src/infrastructure/grpc/EarlyCall.ts), and asks by
  // itself where there is none.
  function askForFirstPage(sessionKey) {
    var settings = document.querySelector('meta[name="settings"]');
    var referenceId = crypto.randomUUID();
    var answer = fetch(((settings && settings.dataset.host) || '') + '/ibank.v1.AccountService/execute', {
      method: 'POST',
      priority: 'high',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        'content-type': 'application/grpc-web-text',
        'accept': 'application/grpc-web-text',
        'x-grpc-web': '1',
        'refid': referenceId,
        'devicetype': 'browser',
        'useragent': navigator.userAgent,
        'language': language,
        'sessionkey': sessionKey,
      },
      body: FIRST_PAGE,
    }).then(function (response) {
      return response.text().then(function (text) {
        return { text: text, date: response.headers.get('date') };
      });
    });
    answered = answer.catch(nothing);
    window.firstPage = { sessionKey: sessionKey, askedAt: Date.now(), answer: answered };
  }
  var page = document.documentElement;
  var tags = { ru: 'ru', en: 'en', kg: 'ky', cn: 'zh-CN' };
  var language = 'ru';
  var isGuest = true;
  // True for an open session whose first page is home.
  var isOpen = false;
  var isHidden = false;
  // Left here by src/application/session/followFrame.ts.
  var kept;
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
    isOpen = session && session.stage === 'active' && !session.isLockOwed && location.pathname === '/';
    if (isOpen) {
      askForFirstPage(session.sessionKey);
      isHidden = localStorage.getItem('amountsHidden') === 'true';
      kept = JSON.parse(sessionStorage.getItem('frame'));
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
    var isForGuests = words ? words[2] === 'guest' : /\/(?:login|shared)-/.test(name);
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
  // Shows a page as part of this one until the application has one to show (src/ui/kernel/earlyPage.ts).
  function show(content) {
    // The application may be there first: its first drawing takes the place of the frame.
    if (!content || document.getElementById('early-page') || !document.querySelector('#root > .early')) {
      return;
    }
    var early = document.createElement('div');
    early.id = 'early-page';
    early.appendChild(content);
    early.addEventListener('submit', function (event) {
      event.preventDefault();
    });
    early.addEventListener('click', function (event) {
      var control = event.target.closest(isGuest ? 'button' : 'button, a[href]');
      if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        early.querySelectorAll('[data-pressed]').forEach(function (other) {
          delete other.dataset.pressed;
        });
        control.dataset.pressed = '';
        if (!isGuest) {
          event.preventDefault();
        }
      }
    });
    page.dataset.early = '';
    document.body.insertBefore(early, document.getElementById('root'));
  }
  // Calls back when everything is there: these styles, the document as far as its place for the application, and what else is waited for.
  function whenThere(files, others, show) {
    var missing = files.length + others + (document.readyState === 'loading' ? 1 : 0);
    function arrived() {
      missing -= 1;
      if (missing === 0) {
        show();
      }
    }
    if (document.readyState === 'loading') {
      // Later scripts are not waited for.
      document.addEventListener('readystatechange', arrived, { once: true });
    }
    files.forEach(function (file) {
      var sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.crossOrigin = '';
      sheet.href = '/' + file;
      sheet.addEventListener('load', arrived);
      document.head.appendChild(sheet);
    });
    return arrived;
  }
  function filesOf(name) {
    var meta = document.querySelector('meta[name="' + name + '"]');
    return meta ? meta.content.split(' ') : [];
  }
  var loginStyles = filesOf('early-login');
  if (loginStyles.length > 0 && isGuest && /^\/(?:login)?$/.test(location.pathname) && location.search === '') {
    whenThere(loginStyles, 0, function () {
      var template = document.getElementById('early-login-' + language);
      show(template && template.content.cloneNode(true));
    });
  }
  // Writes the user into the frame of home; the words in it are those src/ui/early/homePage.tsx has left there. Sections and acts closed to the user go.
  function addressTo(frame) {
    var names = kept.names[language];
    var texts = { FirstName: names[0], FF: names[1], PersonName: names[2] };
    if (/Mac|iP/.test(navigator.platform)) {
      texts['Ctrl K'] = '⌘ K';
    }
    var walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      walker.currentNode.data = texts[walker.currentNode.data] || walker.currentNode.data;
    }
    frame.querySelectorAll('a[href]').forEach(function (link) {
      if (kept.closed.indexOf(link.getAttribute('href')) >= 0) {
        (link.closest('li') || link).remove();
      }
    });
  }
  // Takes parts of the total and the accounts over into the frame: the last control of a heading, and what stands below it once there are figures.
  function takeOver(frame, look, hasFigures) {
    [].slice.call(look.children).forEach(function (section) {
      var from = section.querySelector('h2');
      var to = [].slice.call(frame.querySelectorAll('h2')).find(function (heading) {
        return heading.textContent === from.textContent;
      }).parentNode;
      from = from.parentNode;
      if (!hasFigures) {
        to.lastElementChild.replaceWith(from.lastElementChild.cloneNode(true));
        return;
      }
      while (to.nextSibling) {
        to.nextSibling.remove();
      }
      while (from.nextSibling) {
        to.parentNode.appendChild(from.nextSibling);
      }
    });
  }
  // The frame of home, where it is known to be that of this user (src/application/session/followFrame.ts).
  function askForFrame() {
    var columns = matchMedia('(56rem <= width < 64rem) or (width >= 72rem)').matches ? 2 : 1;
    var files = filesOf('early-home');
    var frameFile = files.find(function (file) {
      return file.indexOf('/frame-' + language + '-' + columns) > 0;
    });
    if (!frameFile) {
      return;
    }
    // The policy of the page allows no address of a script element, but an import of its own files.
    var figures = import(
      '/' +
        files.find(function (file) {
          return /\.js$/.test(file);
        })
    );
    figures.catch(nothing);
    var request = new XMLHttpRequest();
    var arrived = whenThere(
      files.filter(function (file) {
        return /\.css$/.test(file);
      }),
      1,
      function () {
        var parts = document.importNode(request.response.body, true);
        var frame = parts.querySelector('[data-frame="' + kept.shape + '"]').firstElementChild;
        var look = parts.querySelector('[data-look="' + (isHidden ? 'hidden' : 'shown') + '"]');
        addressTo(frame);
        takeOver(frame, look, false);
        var shown = show.bind(null, frame);
        Promise.all([answered, figures])
          .then(function (all) {
            if (all[0] && all[1].drawFigures(all[0].text, look)) {
              takeOver(frame, look, true);
            }
          })
          // The frame stays as it is. The application reads the answer, too, and says what is wrong with it.
          .catch(nothing)
          .then(shown);
        setTimeout(shown, FIGURES_MS);
      },
    );
    request.responseType = 'document';
    request.open('GET', '/' + frameFile);
    request.addEventListener('load', function () {
      if (request.status === 200 && request.response) {
        arrived();
      }
    });
    request.send();
  }
  if (kept) {
    askForFrame();
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
