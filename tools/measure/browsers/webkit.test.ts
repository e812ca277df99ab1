import process from 'node:process';
import { coreJourney } from './core-journey';
import { launchWebKit } from './webkit';

coreJourney(launchWebKit, process.env['WEBKIT_TEST_SERVER_PORT'] ?? '4892');
