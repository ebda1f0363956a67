import './font.css';
import './tokens.css';
import './reset.css';
import './base.css';
import './layout.css';
import './utilities.css';
